import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { audienceView } from "./current-user.ts";
import { SetUsernameDto } from "./set-username-dto.ts";
import { SettingsDto } from "./settings-dto.ts";
import { TourDto } from "./tour-dto.ts";

/** The settings a trader has chosen. */
const settingsView = view("Settings", {
  bio: Type.String(),
  statusMessage: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  fullNameVisibilityType: Type.Integer(),
  fullNameAudience: audienceView,
  fiatCurrencyCode: Type.String(),
  locale: Type.String(),
  timezone: orNull(Type.String()),
  /** ISO 3166-1 alpha-2. */
  country: orNull(Type.String()),
  /** ISO 639-1. */
  vendorLanguages: Type.Array(Type.String()),
  isBalanceHidden: Type.Boolean(),
  accept_chat_messages: audienceView,
  /** Minutes. */
  notifyTradeMessagesInterval: Type.Integer(),
  hasActiveMobileApp: Type.Boolean(),
  isSoundEnabled: Type.Boolean({ description: "A tone calls them when something awaits them" }),
  /** Where their network address probably is, to suggest a country; ISO 3166-1 alpha-2. */
  guessedCountry: orNull(Type.String()),
  /** Whether a sign-in on a new device waits for an answer on a known one. */
  confirmsNewDevices: Type.Boolean(),
  /** A name can be changed once. */
  isUsernameChanged: Type.Boolean(),
});

export type SettingsView = Static<typeof settingsView>;

const theSettings = {
  200: { description: "The current settings", body: dataOf(settingsView) },
};

export const viewSettings = route({
  id: "viewSettings",
  method: "get",
  path: "/rest/v1/users/settings",
  summary: "Settings of the signed-in trader",
  access: "trader",
  answers: theSettings,
});

export const changeSettings = route({
  id: "changeSettings",
  method: "post",
  path: "/rest/v1/users/settings",
  summary: "Change any of the settings",
  access: "trader",
  body: SettingsDto,
  answers: theSettings,
});

export const setUsername = route({
  id: "setUsername",
  method: "post",
  path: "/rest/v1/users/set-username",
  summary: "Change the name, once",
  access: "trader",
  body: SetUsernameDto,
  answers: {
    200: { description: "The new name", body: dataOf(closed({ username: Type.String() })) },
  },
  refusals: ["username_changed_already"],
});

export const completeTour = route({
  id: "completeTour",
  method: "post",
  path: "/rest/v1/users/tour/completed",
  summary: "Note that a guided tour was completed: it is not shown again",
  access: "trader",
  body: TourDto,
  answers: {
    200: {
      description: "All completed tours",
      body: dataOf(closed({ completedTourGuides: Type.Array(Type.String()) })),
    },
  },
});

export const settingsRoutes = { viewSettings, changeSettings, setUsername, completeTour };
