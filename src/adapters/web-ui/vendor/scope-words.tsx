import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { HelperScope } from "../../../domain/vendor/team.ts";

/** What a helper may do. */
export const scopeWords: Readonly<Record<HelperScope, ReactNode>> = {
  chat: <Trans>Read and write in the chat</Trans>,
  mark: <Trans>Mark a trade as paid when you buy</Trans>,
};
