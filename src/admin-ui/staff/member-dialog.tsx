import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamMemberView } from "../../adapters/http/contract/admin/team-views.ts";
import { staffRoles } from "../../domain/staff/staff-roles.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { RoleWords } from "../words/role-words.tsx";
import { useTeamAct } from "./use-team-act.ts";

type Act = TeamMemberView["acts"][number];

/** Changes something about a colleague, or proposes it, with a reason. */
export function MemberDialog(props: { member: TeamMemberView; act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const { member, act, onClose } = props;
  const { send, isSending, failure } = useTeamAct();
  const roles = staffRoles.filter((each) => each !== member.role);
  const [role, setRole] = useState<(typeof staffRoles)[number]>();
  const carryOut = async (reason: string) => {
    const parameters = { id: member.id };
    const body = { reason };
    const calls = {
      change_role: () =>
        client.call("changeRole", { parameters, body: { role: role ?? member.role, reason } }),
      reset_factor: () => client.call("resetFactor", { parameters, body }),
      disable: () => client.call("disableStaff", { parameters, body }),
      enable: () => client.call("enableStaff", { parameters, body }),
    };
    if (await send(calls[act])) onClose();
  };
  return (
    <ReasonDialog
      title={
        <>
          <MemberActName act={act} />: <bdi>{member.username}</bdi>
        </>
      }
      act={
        act === "disable" || act === "enable" ? <MemberActName act={act} /> : <Trans>Propose</Trans>
      }
      isDangerous={act === "disable"}
      isReady={act !== "change_role" || role !== undefined}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void carryOut(reason)}
      onClose={onClose}
    >
      <p>
        <Consequence act={act} />
      </p>
      {act === "change_role" && (
        <TextField
          select
          label={t`New role`}
          value={role ?? ""}
          onChange={(event) => setRole(roles.find((each) => each === event.target.value))}
        >
          {roles.map((each) => (
            <MenuItem key={each} value={each}>
              <RoleWords role={each} />
            </MenuItem>
          ))}
        </TextField>
      )}
    </ReasonDialog>
  );
}

export function MemberActName({ act }: { act: Act }) {
  switch (act) {
    case "change_role":
      return <Trans>Change role</Trans>;
    case "reset_factor":
      return <Trans>Reset two-factor</Trans>;
    case "disable":
      return <Trans>Close account</Trans>;
    case "enable":
      return <Trans>Open account</Trans>;
  }
}

function Consequence({ act }: { act: Act }) {
  switch (act) {
    case "change_role":
      return (
        <Trans>
          Another admin has to confirm it. Then it takes effect, and the member signs in again.
        </Trans>
      );
    case "reset_factor":
      return (
        <Trans>
          Another admin has to confirm it. Then the old codes stop working, and the next sign-in
          sets up new ones.
        </Trans>
      );
    case "disable":
      return <Trans>Sessions end at once. Open cases of this member go back to the queue.</Trans>;
    case "enable":
      return <Trans>The member can sign in again, with the same role and codes.</Trans>;
  }
}
