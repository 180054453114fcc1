import type { CallFailure } from "../../http/client/call-types.ts";
import type { ChangeDraft, SettingsDraft } from "./settings-draft.ts";

/** What a part of the settings form needs. */
export interface SettingsFields {
  readonly draft: SettingsDraft;
  readonly change: ChangeDraft;
  /** Why the last save failed, until something else is typed. */
  readonly failure: CallFailure | undefined;
}
