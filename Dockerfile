FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    libcurl4-openssl-dev libexpat1-dev libicu-dev libmicrohttpd-dev libpq-dev libssl-dev pkg-config zlib1g-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift ./
COPY Sources ./Sources
COPY Tests ./Tests
RUN --mount=type=cache,target=/source/.build \
    swift build --configuration release --static-swift-stdlib --product scrim-server \
 && swift build --configuration release --static-swift-stdlib --product scrim \
 && programs=$(swift build --configuration release --show-bin-path) \
 && install --strip --target-directory=/usr/local/bin "$programs/scrim-server" "$programs/scrim"

FROM debian:bookworm-slim
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    ca-certificates graphviz libcurl4 libexpat1 libicu72 libmicrohttpd12 libpq5 libssl3 zlib1g \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin scrim
COPY --from=build /usr/local/bin/scrim-server /usr/local/bin/scrim /usr/local/bin/
COPY Migrations /usr/local/share/scrim/Migrations
COPY Public /usr/local/share/scrim/Public
COPY Examples/Harbor /usr/local/share/scrim/Examples/Harbor
USER scrim
ENV SCRIM_HOST=0.0.0.0 SCRIM_PORT=8080 SCRIM_RESOURCES=/usr/local/share/scrim
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=12 CMD ["scrim-server", "healthcheck"]
ENTRYPOINT ["scrim-server"]
CMD ["serve"]
