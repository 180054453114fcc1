import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** A refusal as its words need it. `until`: in seconds since the epoch; `message`: the server's. */
export interface RefusedCode {
  readonly code: CallFailure["code"];
  readonly until: number | null;
  readonly message: string;
}

/** What the server says of a code for which the page has no words. */
export function ServersWords({ message }: RefusedCode): ReactNode {
  if (message !== "") return <bdi>{message}</bdi>;
  return (
    <Trans>This did not work, and nothing was changed. Reload the page, then try again.</Trans>
  );
}
