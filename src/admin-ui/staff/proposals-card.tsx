import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { TeamProposalView } from "../../adapters/http/contract/admin/team-views.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { RoleWords } from "../words/role-words.tsx";
import type { Link } from "./link-dialog.tsx";
import { useTeamAct } from "./use-team-act.ts";
import styles from "./staff-page.module.css";
import columns from "../design/columns.module.css";

type Act = TeamProposalView["acts"][number];

/** Proposals by one admin that a second one must decide, with everything they need to see. */
export function ProposalsCard(props: {
  proposals: readonly TeamProposalView[];
  onLink: (link: Link) => void;
}) {
  const { proposals, onLink } = props;
  const [asked, setAsked] = useState<{ readonly proposal: TeamProposalView; readonly act: Act }>();
  return (
    <Card title={<Trans>For a second admin</Trans>}>
      {proposals.length === 0 && (
        <p className={styles.second}>
          <Trans>Nothing is waiting. Roles, invitations and new codes need two admins.</Trans>
        </p>
      )}
      <ul className={columns.list}>
        {proposals.map((proposal) => (
          <li key={proposal.id} className={`${columns.item} ${styles.proposal}`}>
            <Proposal proposal={proposal} onAct={(act) => setAsked({ proposal, act })} />
          </li>
        ))}
      </ul>
      {asked && <DecisionDialog {...asked} onLink={onLink} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function Proposal(props: { proposal: TeamProposalView; onAct: (act: Act) => void }) {
  const { proposal, onAct } = props;
  const { proposedBy, proposedAt, until, acts } = proposal;
  return (
    <>
      <Matter proposal={proposal} />
      <p className={columns.text}>
        <bdi>{proposal.reason}</bdi>
      </p>
      <p className={columns.second}>
        <Trans>
          <bdi>{proposedBy}</bdi> proposed it, <Moment at={proposedAt} />. It expires on{" "}
          <Moment at={until} />.
        </Trans>
      </p>
      {!acts.includes("confirm") && (
        <p className={columns.second}>
          <Trans>Waiting for another admin.</Trans>
        </p>
      )}
      <div className={styles.acts}>
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === "confirm" ? "contained" : "outlined"}
            onClick={() => onAct(act)}
          >
            <DecisionName act={act} isOwn={!acts.includes("confirm")} />
          </Button>
        ))}
      </div>
    </>
  );
}

/** The proposed change, from what to what. */
function Matter({
  proposal: { kind, username, codeName, from, to },
}: {
  proposal: TeamProposalView;
}) {
  return (
    <div className={styles.change}>
      <strong>
        {kind === "invite" && <Trans>Invite</Trans>}
        {kind === "change_role" && <Trans>Change role</Trans>}
        {kind === "reset_factor" && <Trans>Reset two-factor</Trans>}
      </strong>
      <span>
        <bdi>{username}</bdi> · <bdi>{codeName}</bdi>
      </span>
      {from && to && (
        <span>
          <Trans>
            from <RoleWords role={from} /> to <RoleWords role={to} />
          </Trans>
        </span>
      )}
      {!from && to && (
        <span>
          <Trans>
            as <RoleWords role={to} />
          </Trans>
        </span>
      )}
    </div>
  );
}

function DecisionDialog(props: {
  proposal: TeamProposalView;
  act: Act;
  onLink: (link: Link) => void;
  onClose: () => void;
}) {
  const { proposal, act, onLink, onClose } = props;
  const { send, isSending, failure } = useTeamAct();
  const isOwn = !proposal.acts.includes("confirm");
  const decide = async (reason: string) => {
    const input = { parameters: { id: proposal.id }, body: { reason } };
    const route = act === "confirm" ? "confirmProposal" : "declineProposal";
    const done = await send(() => client.call(route, input));
    if (!done) return;
    onClose();
    if (done.invitation) onLink(done.invitation);
  };
  return (
    <ReasonDialog
      title={<DecisionName act={act} isOwn={isOwn} />}
      act={<DecisionName act={act} isOwn={isOwn} />}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void decide(reason)}
      onClose={onClose}
    >
      <Matter proposal={proposal} />
      <p className={columns.text}>
        <bdi>{proposal.proposedBy}</bdi>: <bdi>{proposal.reason}</bdi>
      </p>
    </ReasonDialog>
  );
}

function DecisionName({ act, isOwn }: { act: Act; isOwn: boolean }) {
  if (act === "confirm") return <Trans>Confirm</Trans>;
  return isOwn ? <Trans>Withdraw</Trans> : <Trans>Decline</Trans>;
}
