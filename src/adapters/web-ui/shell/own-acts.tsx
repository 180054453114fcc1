import { AccountMenu } from "./account-menu.tsx";
import { isLeaving } from "../server/leaving.ts";
import { Bell } from "./bell.tsx";

/** What users who are signed in have at the end of the top bar. */
export function OwnActs() {
  // As in `News`: the session may be gone when this code arrives.
  if (isLeaving()) return null;
  return (
    <>
      <Bell />
      <AccountMenu />
    </>
  );
}
