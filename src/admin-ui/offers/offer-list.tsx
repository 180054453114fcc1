import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { ListBase } from "react-admin";
import { useSearchParams } from "react-router";
import { listOptions } from "../server/list-options.ts";
import { PageHead } from "../design/page-head.tsx";
import { PartSwitch } from "../design/part-switch.tsx";
import { OfferQueue } from "./offer-queue.tsx";
import styles from "./offer-list.module.css";

interface Part {
  readonly label: MessageDescriptor;
  readonly filter: Readonly<Record<string, string>>;
}

const waiting: Part = { label: msg`Waiting`, filter: { waiting: "true" } };

/** Sections of all offers, by their names in the address. */
const parts: Readonly<Record<string, Part>> = {
  waiting,
  reported: { label: msg`Reported`, filter: { reported: "true" } },
  appealed: { label: msg`Appealed`, filter: { moderation: "4" } },
  rejected: { label: msg`Held or rejected`, filter: { moderation: "2" } },
  "no-appeal": { label: msg`Rejected permanently`, filter: { moderation: "3" } },
  all: { label: msg`All`, filter: {} },
};

/**
 * Offers, initially those waiting for a moderator. Section, owner and search text are in the
 * address.
 */
export function OfferList() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const owner = search.get("owner") ?? "";
  const q = search.get("q") ?? "";
  const wanted = search.get("part") ?? (owner === "" ? "waiting" : "all");
  const part = Object.hasOwn(parts, wanted) ? wanted : "waiting";
  const show = (change: Readonly<Record<string, string>>) => {
    const next = Object.entries({ part, owner, q, ...change });
    setSearch(Object.fromEntries(next.filter(([, value]) => value !== "")), { replace: true });
  };
  const filter = {
    ...(parts[part] ?? waiting).filter,
    ...(owner !== "" && { owner }),
    ...(q !== "" && { q }),
  };
  return (
    <>
      <PageHead name={t`Offers`} />
      <PartSwitch
        label={t`Which offers`}
        parts={Object.entries(parts).map(([name, { label }]) => [name, label] as const)}
        chosen={part}
        onChoose={(name) => show({ part: name })}
      />
      <Search key={q} q={q} onSearch={(text) => show({ q: text })} />
      {owner !== "" && (
        <p className={styles.owner}>
          <Trans>Only offers by one owner.</Trans>
          <Button
            size="small"
            startIcon={<X size={16} aria-hidden="true" />}
            onClick={() => show({ owner: "" })}
          >
            <Trans>Show all</Trans>
          </Button>
        </p>
      )}
      <ListBase
        key={JSON.stringify(filter)}
        {...listOptions}
        resource="offers"
        storeKey={false}
        filter={filter}
      >
        <OfferQueue />
      </ListBase>
    </>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(q);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={styles.search} role="search" noValidate onSubmit={submit}>
      <TextField
        label={t`Text in the offer, or its owner`}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
      />
      <Button type="submit" variant="outlined">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
