import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { fullNameVisibilities } from "../../domain/account/full-name.ts";
import {
  judgeSettings,
  type SettingsChange,
  type SettingsRefusal,
} from "../../domain/account/settings.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { Actor } from "../actor/actor.ts";

/** What is needed to change settings. */
interface ChangeSettingsParts {
  readonly settings: SettingsStore;
  readonly texts: Current<TextPolicy>;
  readonly policy: Current<Pick<AccountPolicy, "mostNotifyMinutes">>;
  /** The name of the marketplace: no name of a person may resemble it. */
  readonly brandName: string;
}

/** Changes a trader's own settings: all of the given ones, or none. */
export class ChangeSettings {
  readonly #parts: ChangeSettingsParts;

  constructor(parts: ChangeSettingsParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    change: SettingsChange,
  ): Promise<Result<null, SettingsRefusal>> {
    const { settings, texts, policy, brandName } = this.#parts;
    const { mostNotifyMinutes } = policy();
    const isCompany = await this.#isCompany(traderId, change);
    const rules = { texts: texts(), brandName, mostNotifyMinutes, isCompany };
    const judged = judgeSettings(change, rules);
    if (!judged.ok) return judged;
    await settings.changeSettings(traderId, judged.value);
    return accept(null);
  }

  /** Looked up only where it matters. */
  async #isCompany(
    traderId: TraderId,
    { fullNameVisibility = fullNameVisibilities.hidden }: SettingsChange,
  ): Promise<boolean> {
    if (fullNameVisibility <= fullNameVisibilities.hidden) return false;
    return (await this.#parts.settings.settingsOf(traderId))?.company !== undefined;
  }
}
