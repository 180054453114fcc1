import type { Page } from "playwright-core";

/** A slow phone, as Lighthouse throttles by default: 150 ms there and back, 1.6 Mbit/s, a quarter of the processor. */
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const bytesPerSecond = (1.6 * 1_000_000) / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: (750 * 1_000) / 8,
};
const slowdown = 4;

/** Slows a page down to it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
