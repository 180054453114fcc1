import type { PageReader } from "../../http/contract/account/current-user.ts";
import { AccountBanner } from "./account-banner.tsx";
import { stateWords } from "./state-words.tsx";

/** The user's most serious account state. */
export function StateBanner({ reader }: { reader: PageReader }) {
  const words = stateWords(reader);
  return words && <AccountBanner words={words} />;
}
