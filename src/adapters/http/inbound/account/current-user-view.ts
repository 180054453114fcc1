import type { CurrentUser } from "../../../../application/account/view-current-user.ts";
import type { CurrentUserView } from "../../contract/account/account.ts";

const anonymous: CurrentUserView = {
  isLogged: false,
  id: null,
  username: null,
  email: null,
  registrationDate: null,
  currency: "USD",
  locale: "en",
  hasActiveTrades: false,
};

/** What a page is told of its reader; undefined when nobody is signed in. */
export function currentUserView(user: CurrentUser | undefined): CurrentUserView {
  if (!user) return anonymous;
  const { registeredAt, ...fields } = user;
  return { isLogged: true, ...fields, registrationDate: new Date(registeredAt).toISOString() };
}
