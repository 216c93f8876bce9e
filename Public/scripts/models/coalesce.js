/**
 * Runs `work` when asked, once at a time: however often it is asked meanwhile, it runs once more afterwards. Changes come in bursts,
 * and each says only that something is to be read again.
 */
export function coalesce(work, { delay = 100 } = {}) {
  let running = false
  let asked = false
  const run = async () => {
    running = true
    await new Promise(resolve => setTimeout(resolve, delay))
    asked = false
    try {
      await work()
    } finally {
      running = false
      if (asked) run()
    }
  }
  return () => {
    asked = true
    if (!running) run()
  }
}
