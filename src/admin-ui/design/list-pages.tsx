import { Trans } from "@lingui/react/macro";
import { Pagination, useListContext } from "react-admin";
import { countedAtMost } from "../../domain/staff/counted-at-most.ts";
import styles from "./record-list.module.css";

/** The pages of a list, where it has several. */
export function ListPages() {
  const { data, total } = useListContext();
  if (!data || total === undefined || total <= data.length) return null;
  return (
    <>
      <Pagination rowsPerPageOptions={[25]} />
      {total === countedAtMost && (
        <p className={styles.more}>
          <Trans>There are more, which are not counted. Search or filter to find them.</Trans>
        </p>
      )}
    </>
  );
}
