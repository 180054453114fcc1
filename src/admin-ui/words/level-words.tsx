import { Trans } from "@lingui/react/macro";
import { isDemoLevel } from "../../domain/account/demo-account.ts";

/** A verification level; a demo account has none. */
export function LevelWords({ level }: { level: number }) {
  return isDemoLevel(level) ? <Trans>Demo account</Trans> : <bdi>L{level}</bdi>;
}
