import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { SearchX } from "lucide-react";
import { visitorType } from "../../../domain/offer/offer.ts";
import { pagePath, withReturn } from "../navigation/sign-in-path.ts";
import { numberFormat, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { useRead } from "../server/use-read.ts";
import { usePageState } from "../page-context.ts";
import { newOfferPath } from "../navigation/paths.ts";
import { noMoreFilters, setFilters, type Filters } from "./filters.ts";
import { offerQuery } from "./offer-list.ts";
import { OfferRow } from "./offer-row.tsx";
import styles from "./nothing-fits.module.css";

/** Currencies with many offers, to try if there is none in the selected one. */
const neighbours = ["USD", "EUR"];

/** A change of the filters that may bring offers. */
interface Mend {
  readonly changed: Partial<Filters>;
  /** Why nothing matches, if this is what has to change. */
  readonly reason: ReactNode;
}

/**
 * Says that nothing matches, why, and the one step that mends it: the smallest change of the
 * filters that brings offers of the same side, or else an offer of one's own.
 */
export function NothingFits(props: {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { data } = useRead("listPaymentMethods", {});
  const { method } = props.filters;
  const methodName = data?.data.find(({ slug }) => slug === method)?.name ?? method;
  return <FirstMend {...props} mends={mendsOf(props.filters, methodName)} />;
}

/** Tries one change after the other, until one brings offers. */
function FirstMend(props: {
  filters: Filters;
  mends: readonly Mend[];
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, mends, onChange } = props;
  const [mend, ...others] = mends;
  const changed = { ...filters, ...mend?.changed };
  const read = useRead(
    "listOffers",
    { query: { ...offerQuery(changed), limit: "1" } },
    { isOff: mend === undefined },
  );
  if (mend === undefined) return <NobodyOffers filters={filters} />;
  if (read.isPending) return <Said>{null}</Said>;
  const [offer] = read.data?.data ?? [];
  if (!offer) return <FirstMend filters={filters} mends={others} onChange={onChange} />;
  return (
    <div className={styles.nothing}>
      <Said
        acts={
          <Button variant="primary" onClick={() => onChange(mend.changed)}>
            <ShowOffers count={read.data?.meta.total ?? 0} />
          </Button>
        }
      >
        {mend.reason}
      </Said>
      <ul className={styles.rows}>
        <OfferRow offer={offer} filters={changed} />
      </ul>
    </div>
  );
}

function mendsOf(filters: Filters, methodName: string): readonly Mend[] {
  const { currency, amount, method } = filters;
  const neighbour = neighbours.find((each) => each !== currency) ?? "USD";
  const asked = withCode(amount, currency);
  const mends: Mend[] = [];
  if (setFilters(filters).length > 0) {
    mends.push({
      changed: noMoreFilters,
      reason: <Trans>No offer fits all filters. Some fit without them.</Trans>,
    });
  }
  if (method !== "") {
    mends.push({
      changed: { ...noMoreFilters, method: "" },
      reason: (
        <Trans>
          No offers with <bdi>{methodName}</bdi> match. Other payment methods do.
        </Trans>
      ),
    });
  }
  if (amount !== "") {
    mends.push({
      changed: { ...noMoreFilters, amount: "" },
      reason: (
        <Trans>
          No offer for <bdi>{asked}</bdi> matches. Other amounts do.
        </Trans>
      ),
    });
  }
  if (method !== "" && amount !== "") {
    mends.push({
      changed: { ...noMoreFilters, method: "", amount: "" },
      reason: (
        <Trans>
          No offer for <bdi>{asked}</bdi> with <bdi>{methodName}</bdi> matches. Other amounts and
          methods do.
        </Trans>
      ),
    });
  }
  mends.push({
    changed: { ...noMoreFilters, currency: neighbour, amount: "", method: "" },
    reason: (
      <Trans>
        There are no offers in <bdi>{currency}</bdi> now. There are some in <bdi>{neighbour}</bdi>.
      </Trans>
    ),
  });
  return mends;
}

function Said(props: { children: ReactNode; acts?: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={SearchX} title={<Trans>No matching offers</Trans>} acts={props.acts}>
        {props.children}
      </EmptyState>
    </div>
  );
}

function ShowOffers(props: { count: number }) {
  const { locale } = useLingui().i18n;
  const count = numberFormat(locale).format(props.count);
  return (
    <span>
      <Plural
        value={props.count}
        one={
          <span>
            Show <bdi>{count}</bdi> offer
          </span>
        }
        other={
          <span>
            Show <bdi>{count}</bdi> offers
          </span>
        }
      />
    </span>
  );
}

/**
 * A link to create the offer oneself, prefilled from the filters. Signed-out visitors register
 * first.
 */
function NobodyOffers({ filters }: { filters: Filters }) {
  const { reader, locale } = usePageState();
  const query = new URLSearchParams({
    type: visitorType(filters.deed),
    crypto_currency_code: filters.coin,
    currency: filters.currency,
    ...(filters.method !== "" && { payment_method: filters.method }),
  });
  const path = `${newOfferPath}?${query.toString()}`;
  return (
    <Said
      acts={
        <Button
          variant="primary"
          href={reader.isLogged ? path : withReturn("/register", pagePath(locale, path))}
        >
          <Trans>Publish an offer</Trans>
        </Button>
      }
    >
      <Trans>
        Nobody offers this in <bdi>{filters.currency}</bdi> now. Publish your own: people see it at
        once.
      </Trans>
    </Said>
  );
}
