import type { Actor } from "../../../../application/actor/actor.ts";
import type { ChangeSettings } from "../../../../application/account/change-settings.ts";
import type { ChangeUsername } from "../../../../application/account/change-username.ts";
import type { ViewSettings } from "../../../../application/account/view-settings.ts";
import { bioFaults } from "../../contract/account/bio-faults.ts";
import { registrationFaults } from "../../contract/account/registration-faults.ts";
import { changeSettings, setUsername, viewSettings } from "../../contract/account/settings.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the settings routes. */
interface SettingsUseCases {
  readonly viewSettings: ViewSettings;
  readonly changeSettings: ChangeSettings;
  readonly changeUsername: ChangeUsername;
}

/** The settings a trader chooses. */
export function settingsRoutes(useCases: SettingsUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { currency, ...rest } = await useCases.viewSettings.execute(actor);
    return ok({ ...rest, fiatCurrencyCode: currency });
  };
  return [
    bind(viewSettings).to(({ actor }) => show(actor)),
    bind(changeSettings).to(async ({ actor, body: { bio, fiatCurrencyCode, locale } }) => {
      const changed = await useCases.changeSettings.execute(actor, {
        ...(bio !== undefined && { bio }),
        ...(fiatCurrencyCode !== undefined && { currency: fiatCurrencyCode }),
        ...(locale !== undefined && { locale }),
      });
      if (changed.ok) return show(actor);
      const { code } = changed.refusal;
      return { refusal: "validation", details: [{ code, ...bioFaults[code] }] };
    }),
    bind(setUsername).to(async ({ actor, body }) => {
      const changed = await useCases.changeUsername.execute(actor, body.username);
      if (changed.ok) return ok({ username: changed.value });
      const { code } = changed.refusal;
      if (code === "username_changed_already") return { refusal: code };
      return { refusal: "validation", details: [{ code, ...registrationFaults[code] }] };
    }),
  ];
}
