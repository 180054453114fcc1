import { myOffersPath } from "../navigation/paths.ts";

/** What decides whether a browser is connected without being asked to (specification, section 4). */
interface PushSituation {
  readonly isLogged: boolean;
  /** The phone has our app, which is told instead. */
  readonly hasMobileApp: boolean;
  readonly path: string;
  readonly permission: NotificationPermission;
}

/** For users outside the mobile app, on the main dashboard or where the browser already allows it. */
export function startsPush({ isLogged, hasMobileApp, path, permission }: PushSituation): boolean {
  if (!isLogged || hasMobileApp || permission === "denied") return false;
  return permission === "granted" || path === myOffersPath;
}
