import { useState } from "react";
import Button from "@mui/material/Button";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useListContext } from "react-admin";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { BulkDecision } from "./bulk-decision.tsx";
import { OfferTable } from "./offer-table.tsx";
import styles from "./offer-list.module.css";

type Offers = readonly ModeratedOfferCard[];

/** The list of offers; who may moderate chooses some of them, and decides about all of these at once. */
export function OfferQueue() {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const { data } = useListContext<ModeratedOfferCard>();
  const [picked, setPicked] = useState<Offers>([]);
  const mayModerate = member?.permissions.includes("moderate_offers") ?? false;
  if (!mayModerate) return <OfferTable />;
  // One that changed since is another offer: its box is empty again.
  const isChosen = ({ id, version }: ModeratedOfferCard) =>
    picked.some((each) => each.id === id && each.version === version);
  const listed: Offers = data ?? [];
  const chosen = listed.filter(isChosen);
  const choose = (row: ModeratedOfferCard) =>
    setPicked(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]);
  return (
    <>
      {listed.length > 0 && (
        <div className={styles.bar}>
          <span role="status">
            <Plural value={chosen.length} one="# offer chosen" other="# offers chosen" />
          </span>
          <Button size="small" onClick={() => setPicked(listed)}>
            <Trans>Choose all on this page</Trans>
          </Button>
          {chosen.length > 0 && (
            <Button size="small" onClick={() => setPicked([])}>
              <Trans>Choose none</Trans>
            </Button>
          )}
        </div>
      )}
      <BulkDecision offers={chosen} />
      <OfferTable
        choice={{
          isChosen,
          label: ({ owner: { username }, paymentMethod: { name } }) =>
            t`Choose ${username}, ${name}`,
          onChoose: choose,
        }}
      />
    </>
  );
}
