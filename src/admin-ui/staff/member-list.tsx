import { Fragment, useState } from "react";
import Button from "@mui/material/Button";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { TeamMemberView } from "../../adapters/http/contract/admin/team-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import { RoleWords } from "../words/role-words.tsx";
import { MemberActName, MemberDialog } from "./member-dialog.tsx";
import styles from "./staff-page.module.css";

type Act = TeamMemberView["acts"][number];

/** All staff, by name. */
export function MemberList({ members }: { members: readonly TeamMemberView[] }) {
  const [asked, setAsked] = useState<{ readonly member: TeamMemberView; readonly act: Act }>();
  return (
    <Card
      title={<Trans>Members</Trans>}
      aside={<Plural value={members.length} one="# account" other="# accounts" />}
    >
      <ul className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} onAct={(act) => setAsked({ member, act })} />
        ))}
      </ul>
      {asked && <MemberDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function Member(props: { member: TeamMemberView; onAct: (act: Act) => void }) {
  const { member, onAct } = props;
  const { username, codeName, role, isActive, hasFactor, lastSignInAt, openCases, traderAccounts } =
    member;
  const isOwn = useStaffSession().member?.id === member.id;
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <Avatar name={username} kind="staff" />
        <div className={styles.names}>
          <div className={styles.name}>
            <bdi>{username}</bdi>
            {isOwn && (
              <Chip tone="info">
                <Trans>you</Trans>
              </Chip>
            )}
            {!isActive && (
              <Chip tone="danger">
                <Trans>closed</Trans>
              </Chip>
            )}
          </div>
          <div className={styles.second}>
            <bdi>{codeName}</bdi> · <RoleWords role={role} />
          </div>
        </div>
      </div>
      <div className={styles.facts}>
        <span>
          {lastSignInAt === null ? (
            <Trans>never signed in</Trans>
          ) : (
            <Trans>
              last sign-in <Moment at={lastSignInAt} />
            </Trans>
          )}
        </span>
        <span>
          {hasFactor ? <Trans>two-factor set up</Trans> : <Trans>two-factor not set up</Trans>}
          {" · "}
          <Plural value={openCases} one="# open case" other="# open cases" />
        </span>
        {traderAccounts.length > 0 && (
          <span>
            <Trans>trades as</Trans>{" "}
            {traderAccounts.map(({ id, username: name }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                <Link to={`/people/${id}/show`}>
                  <bdi>{name}</bdi>
                </Link>
              </Fragment>
            ))}
          </span>
        )}
      </div>
      <div className={styles.acts}>
        {member.acts.map((act) => (
          <Button key={act} variant="outlined" onClick={() => onAct(act)}>
            <MemberActName act={act} />
          </Button>
        ))}
      </div>
    </li>
  );
}
