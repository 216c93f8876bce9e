/** What the review page says. Every language has the same keys. */
export default {
}
