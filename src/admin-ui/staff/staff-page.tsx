import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { UserPlus } from "lucide-react";
import type { TeamView } from "../../adapters/http/contract/admin/team-views.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { RoleWords } from "../words/role-words.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LinkDialog, type Link } from "./link-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import { ProposalsCard } from "./proposals-card.tsx";
import styles from "./staff-page.module.css";
import columns from "../design/columns.module.css";

/** How often the page polls for changes by other admins. */
const everyMs = 15_000;

/** The staff, changes awaiting a second admin, and the changes the user may make. */
export function StaffPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewTeam", {}, { everyMs });
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<Link>();
  const failure = failureIn(error);
  return (
    <>
      <PageHead
        name={t`Staff`}
        end={
          data && (
            <Button
              variant="contained"
              startIcon={<UserPlus size={18} aria-hidden="true" />}
              onClick={() => setIsInviting(true)}
            >
              <Trans>Invite member</Trans>
            </Button>
          )
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={480} />}
      {data && (
        <div className={styles.page}>
          <ProposalsCard proposals={data.proposals} onLink={setLink} />
          <MemberList members={data.members} />
          {data.invitations.length > 0 && <InvitationsCard invitations={data.invitations} />}
        </div>
      )}
      {isInviting && <InviteDialog onLink={setLink} onClose={() => setIsInviting(false)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

function InvitationsCard({ invitations }: Pick<TeamView, "invitations">) {
  return (
    <Card title={<Trans>Unused invitations</Trans>}>
      <ul className={columns.list}>
        {invitations.map(({ username, codeName, role, until }) => (
          <li key={`${username} ${until}`} className={columns.item}>
            <div className={columns.line}>
              <span>
                <bdi>{username}</bdi> · <bdi>{codeName}</bdi> · <RoleWords role={role} />
              </span>
              <span className={columns.second}>
                <Trans>
                  valid until <Moment at={until} />
                </Trans>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
