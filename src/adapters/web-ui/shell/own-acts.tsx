import { AccountMenu } from "./account-menu.tsx";
import { Bell } from "./bell.tsx";

/** What users who are signed in have at the end of the top bar. */
export function OwnActs() {
  return (
    <>
      <Bell />
      <AccountMenu />
    </>
  );
}
