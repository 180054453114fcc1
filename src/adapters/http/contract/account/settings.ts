import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { SetUsernameDto } from "./set-username-dto.ts";
import { SettingsDto } from "./settings-dto.ts";

/** The settings a trader has chosen. */
const settingsView = view("Settings", {
  bio: Type.String(),
  fiatCurrencyCode: Type.String(),
  locale: Type.String(),
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

export const settingsRoutes = { viewSettings, changeSettings, setUsername };
