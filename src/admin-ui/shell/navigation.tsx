import { Trans, useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import type { ConsoleResource } from "../console-resource.ts";
import { resources } from "../resources.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { useQueues, waitingIn } from "../server/use-queues.ts";
import styles from "./navigation.module.css";

const groups = ["queues", "look-up", "platform"] as const;

/** Every page the user may see, in groups, with its pending work. */
export function Navigation() {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const mine = resources.filter(({ permission }) => member?.permissions.includes(permission));
  return (
    <nav aria-label={t`Console`}>
      {groups.map((group) => {
        const inGroup = mine.filter((resource) => resource.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div className={styles.group} key={group}>
            <h2 className={styles.name}>
              <GroupName group={group} />
            </h2>
            <ul className={styles.links}>
              {inGroup.map((resource) => (
                <li key={resource.name}>
                  <ResourceLink resource={resource} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function ResourceLink({ resource }: { resource: ConsoleResource }) {
  const { i18n } = useLingui();
  const { icon: Icon, label, name, queues } = resource;
  return (
    <NavLink className={styles.link ?? ""} to={`/${name}`}>
      <Icon className={styles.icon} size={18} aria-hidden="true" />
      <span className={styles.label}>{i18n._(label)}</span>
      {queues && <Count names={queues} />}
    </NavLink>
  );
}

function Count({ names }: { names: NonNullable<ConsoleResource["queues"]> }) {
  const queues = useQueues();
  // Staff who may view these objects but not work on them have no queue for them.
  if (!queues.data?.some(({ name }) => names.includes(name))) return null;
  const { waiting, late } = waitingIn(queues.data, names);
  return (
    <span className={styles.count}>
      <bdi>{shortCount(waiting)}</bdi>
      {late > 0 && (
        <span className={styles.late}>
          <Trans>
            <bdi>{shortCount(late)}</bdi> late
          </Trans>
        </span>
      )}
    </span>
  );
}

const mostShown = 999;

/** No more than the place beside a name holds. */
function shortCount(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count);
}

function GroupName({ group }: { group: ConsoleResource["group"] }) {
  switch (group) {
    case "queues":
      return <Trans>Queues</Trans>;
    case "look-up":
      return <Trans>Look up</Trans>;
    case "platform":
      return <Trans>Platform</Trans>;
  }
}
