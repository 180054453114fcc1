import type { Actor } from "../../../../application/actor/actor.ts";
import type { ChangeSettings } from "../../../../application/account/change-settings.ts";
import type { CompleteTour } from "../../../../application/account/complete-tour.ts";
import type { ChangeUsername } from "../../../../application/account/change-username.ts";
import type { ViewSettings } from "../../../../application/account/view-settings.ts";
import { registrationFaults } from "../../contract/account/registration-faults.ts";
import { settingsFaults } from "../../contract/account/settings-faults.ts";
import type { SettingsDto } from "../../contract/account/settings-dto.ts";
import {
  changeSettings,
  completeTour,
  setUsername,
  viewSettings,
} from "../../contract/account/settings.ts";
import type { SettingsChange } from "../../../../domain/account/settings.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentSettings } from "./current-user-presenter.ts";

/** Use cases behind the settings routes. */
interface SettingsUseCases {
  readonly viewSettings: ViewSettings;
  readonly changeSettings: ChangeSettings;
  readonly changeUsername: ChangeUsername;
  readonly completeTour: CompleteTour;
}

/** The settings a trader chooses. */
export function settingsRoutes(useCases: SettingsUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const settings = await useCases.viewSettings.execute(actor);
    const { country, isUsernameChanged, confirmsNewDevices } = settings;
    const guessedCountry = settings.seenCountry ?? null;
    const ownOnly = {
      country: country ?? null,
      guessedCountry,
      isUsernameChanged,
      confirmsNewDevices,
    };
    return ok({ ...presentSettings(settings), ...ownOnly });
  };
  return [
    bind(viewSettings).to(({ actor }) => show(actor)),
    bind(changeSettings).to(async ({ actor, body }) => {
      const changed = await useCases.changeSettings.execute(actor, changeIn(body));
      if (changed.ok) return show(actor);
      const details = changed.refusal.faults.map((code) => ({ code, ...settingsFaults[code] }));
      return { refusal: "validation", details };
    }),
    bind(completeTour).to(async ({ actor, body }) => {
      await useCases.completeTour.execute(actor, body.tourName);
      const { completedTours } = await useCases.viewSettings.execute(actor);
      return ok({ completedTourGuides: [...completedTours] });
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

/** The names of the settings in the domain, by those of the specification. */
const namesOf = {
  bio: "bio",
  statusMessage: "statusMessage",
  firstName: "firstName",
  lastName: "lastName",
  fullNameVisibilityType: "fullNameVisibility",
  fullNameAudience: "fullNameAudience",
  fiatCurrencyCode: "currency",
  locale: "locale",
  timezone: "timeZone",
  country: "country",
  vendorLanguages: "vendorLanguages",
  isBalanceHidden: "isBalanceHidden",
  accept_chat_messages: "acceptsMessagesFrom",
  notifyTradeMessagesInterval: "notifyMinutes",
  hasActiveMobileApp: "hasMobileApp",
  isSoundEnabled: "isSoundOn",
  confirmsNewDevices: "confirmsNewDevices",
} as const satisfies Record<keyof SettingsDto, keyof SettingsChange>;

function changeIn(body: SettingsDto): SettingsChange {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [namesOf[name as keyof SettingsDto], value] as const),
  );
}
