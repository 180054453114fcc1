import type { PageReader } from "../../http/contract/account/current-user.ts";
import { AccountBanner } from "./account-banner.tsx";
import { stateWords } from "./state-words.tsx";

/** The user's most serious account state. */
export function StateBanner({ reader }: { reader: PageReader }) {
  const words = stateWords(reader);
  return words && <AccountBanner words={words} id={idOf(reader)} />;
}

/** The mount points of the specification (section 2); the other states have none there. */
function idOf(reader: PageReader): string | undefined {
  if (reader.isBanned) return "banner-banned";
  if (reader.compromised || reader.isSuspended) return undefined;
  if (reader.isFrozen) return "banner-frozen";
  return reader.isOnHold ? undefined : "banner-restricted";
}
