import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { staffRoles } from "../../domain/staff/staff-roles.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { RoleWords } from "../words/role-words.tsx";
import type { Link } from "./link-dialog.tsx";
import { useTeamAct } from "./use-team-act.ts";

/** Proposes a new staff member. The link is created once a second admin has confirmed it. */
export function InviteDialog(props: { onLink: (link: Link) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { onLink, onClose } = props;
  const { send, isSending, failure } = useTeamAct();
  const [username, setUsername] = useState("");
  const [codeName, setCodeName] = useState("");
  const [role, setRole] = useState<(typeof staffRoles)[number]>("moderator");
  const propose = async (reason: string) => {
    const names = { username: username.trim(), code_name: codeName.trim() };
    const done = await send(() => client.call("inviteStaff", { body: { ...names, role, reason } }));
    if (!done) return;
    onClose();
    if (done.invitation) onLink(done.invitation);
  };
  return (
    <ReasonDialog
      title={<Trans>Invite member</Trans>}
      act={<Trans>Propose</Trans>}
      isReady={username.trim() !== "" && codeName.trim() !== ""}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Another admin has to confirm it. Then you get a link that works once, for one day.
        </Trans>
      </p>
      <TextField
        label={t`Username`}
        helperText={t`3 to 20 letters, digits or _.`}
        value={username}
        autoComplete="off"
        onChange={(event) => setUsername(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 20 } }}
      />
      <TextField
        label={t`Code name`}
        helperText={t`Traders see it instead of the name: 3 to 20 letters.`}
        value={codeName}
        autoComplete="off"
        onChange={(event) => setCodeName(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 20 } }}
      />
      <TextField
        select
        label={t`Role`}
        value={role}
        onChange={(event) => {
          const chosen = staffRoles.find((each) => each === event.target.value);
          if (chosen) setRole(chosen);
        }}
      >
        {staffRoles.map((each) => (
          <MenuItem key={each} value={each}>
            <RoleWords role={each} />
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
