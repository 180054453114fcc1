import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { StaffCardView } from "../../adapters/http/contract/admin/virtual-cards.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";
import lists from "../design/list.module.css";
import page from "../design/page.module.css";
import { CardStateWords } from "./card-words.tsx";
import { dollarsOf } from "./card-dollars.ts";

const everyMs = 10_000;
const most = 50;

/** Virtual cards: what is on all of them, and the newest, or those of people whose names begin so. */
export function CardsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Virtual cards`} />
      <div className={page.page}>
        <TotalsCard />
        <CardsCard />
      </div>
    </>
  );
}

function TotalsCard() {
  const { data, error, refetch } = useRead("viewCardTotals", {}, { everyMs });
  return (
    <Card title={<Trans>On all cards</Trans>}>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {data && (
        <Facts>
          <Fact name={<Trans>By the ledger</Trans>}>
            <FiatAmount amount={dollarsOf(data.onCardsCents)} />
          </Fact>
          <Fact name={<Trans>By the provider</Trans>}>
            {data.providerCents !== null && <FiatAmount amount={dollarsOf(data.providerCents)} />}
            {data.providerCents === null && data.hasProvider && (
              <Trans>The provider doesn't answer</Trans>
            )}
            {!data.hasProvider && <Trans>Nobody issues cards here</Trans>}
          </Fact>
          <Fact name={<Trans>Held by acts under way</Trans>}>
            <FiatAmount amount={dollarsOf(data.underWayCents)} />
          </Fact>
          <Fact name={<Trans>Payments not booked yet</Trans>}>
            <bdi>{data.unbooked}</bdi>
          </Fact>
        </Facts>
      )}
      <p className={columns.second}>
        <Trans>
          While nothing is under way and all payments are booked, both sums are the same.
        </Trans>
      </p>
    </Card>
  );
}

function CardsCard() {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [username, setUsername] = useState("");
  const filter = username === "" ? {} : { filter: JSON.stringify({ username }) };
  const query = { range: JSON.stringify([0, most - 1]), ...filter };
  const { data, error, refetch } = useRead("listStaffCards", { query }, { everyMs });
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setUsername(typed.trim());
  };
  return (
    <Card title={<Trans>Cards</Trans>}>
      <form className={lists.filters} noValidate onSubmit={apply}>
        <TextField
          label={t`Name of the holder`}
          helperText={t`The beginning is enough.`}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined">
          <Trans>Filter</Trans>
        </Button>
      </form>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && (
        <p className={columns.second}>
          <Trans>No matching cards.</Trans>
        </p>
      )}
      <ul className={columns.list}>
        {data?.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  );
}

function CardItem({ card }: { card: StaffCardView }) {
  const { id, username, label, issued, balanceCents, orderedAt } = card;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <Link to={`/virtual-cards/${id}/show`}>
          <bdi>{username}</bdi> <bdi>{issued ? `•••• ${issued.lastFour}` : label}</bdi>
        </Link>
        <FiatAmount amount={dollarsOf(balanceCents)} />
      </div>
      <div className={columns.line}>
        <CardStateWords card={card} />
        <Moment at={orderedAt} exact />
      </div>
    </li>
  );
}
