import { Trans } from "@lingui/react/macro";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";

export function RoleWords({ role }: { role: StaffRole }) {
  switch (role) {
    case "support":
      return <Trans>support</Trans>;
    case "moderator":
      return <Trans>moderator</Trans>;
    case "supermoderator":
      return <Trans>supermoderator</Trans>;
    case "admin":
      return <Trans>admin</Trans>;
  }
}
