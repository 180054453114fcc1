import type { Config } from "./config.ts";

/** Whether an installation has whoever does it: without, the flag stays off. */
export function connectedFlags({ demo, topUp }: Pick<Config, "demo" | "topUp">) {
  return { onRamp: demo, offRamp: demo, mobileTopUp: demo || topUp !== undefined };
}
