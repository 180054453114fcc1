import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "./button.tsx";
import styles from "./pager.module.css";

/** Navigation between numbered pages; renders nothing if there is only one. */
export function Pager(props: {
  current: number;
  last: number;
  /** The path of a page, without the locale prefix. */
  pathOf: (page: number) => string;
}) {
  const { current, last, pathOf } = props;
  const { t } = useLingui();
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      {current > 1 && (
        <Button variant="plain" href={pathOf(current - 1)}>
          <Trans>Newer</Trans>
        </Button>
      )}
      <span className={styles.place}>
        <Trans>
          Page <bdi>{current}</bdi> of <bdi>{last}</bdi>
        </Trans>
      </span>
      {current < last && (
        <Button variant="plain" href={pathOf(current + 1)}>
          <Trans>Older</Trans>
        </Button>
      )}
    </nav>
  );
}
