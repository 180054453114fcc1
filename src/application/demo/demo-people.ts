import type { DemoAccount } from "./demo-accounts.ts";
import {
  offersOfDora,
  offersOfLena,
  offersOfSofia,
  offersOfTariq,
  offersOfVendor,
} from "./demo-offers.ts";

/** The trader of the story with the vendor badge. */
export const vendor: DemoAccount = {
  username: "harbour_desk",
  level: 2,
  badge: "vendor",
  role: "vendor: trades all coins, and sells Bitcoin with an escrow on the blockchain",
  offers: offersOfVendor,
};

/** The people in the story besides those of a demo without one. */
export const demoHistoryPeople: readonly DemoAccount[] = [
  vendor,
  { username: "lena_k", level: 2, role: "buys", offers: offersOfLena },
  { username: "tariq_m", level: 2, role: "buys", offers: offersOfTariq },
  { username: "sofia_r", level: 2, role: "buys", offers: offersOfSofia },
  { username: "dario_v", level: 2, role: "pays with PayPal", offers: [] },
];

/** Those who joined on the story's last day. */
export const newcomer: DemoAccount = {
  username: "nina_new",
  level: 1,
  role: "came today",
  offers: [],
};

/** Two demo accounts, who trade with each other alone. */
export const playPair: readonly DemoAccount[] = [
  {
    username: "dora_demo",
    level: -1,
    role: "demo account: sells play Bitcoin",
    offers: offersOfDora,
  },
  { username: "emil_demo", level: -1, role: "demo account: buys play Bitcoin", offers: [] },
];

/** How long before its end the story starts, in minutes. */
export const demoHistoryLength = 60 * 1_440;
