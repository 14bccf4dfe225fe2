/** A slow 4G network, as browsers' own tools have it: 1.6 Mbit/s down, 150 ms. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
