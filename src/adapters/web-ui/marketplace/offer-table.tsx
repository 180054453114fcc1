import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import type { Deed } from "./filters.ts";
import { OfferRow } from "./offer-row.tsx";
import { OfferTableHead } from "./offer-table-head.tsx";
import styles from "./offer-results.module.css";

/** Offers that are not searched through: a few that another page shows. */
export function OfferTable(props: { deed: Deed; currency?: string; offers: readonly OfferCard[] }) {
  const { deed, currency = "", offers } = props;
  const filters = { deed, currency, amount: "" };
  return (
    <div className={styles.table}>
      <OfferTableHead filters={filters} />
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.idHashed} offer={offer} filters={filters} />
        ))}
      </ul>
    </div>
  );
}
