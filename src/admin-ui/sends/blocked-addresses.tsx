import { useState } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlockedAddressesView } from "../../adapters/http/contract/admin/blocked-addresses.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { BlockAddressDialog, UnblockAddressDialog } from "./blocked-address-dialogs.tsx";
import { useBlockedWords } from "./blocked-words.ts";
import columns from "../design/columns.module.css";

type Blocked = BlockedAddressesView["addresses"][number];

/** The addresses that nothing is sent to: what staff put there, and whether a provider is asked as well. */
export function BlockedAddresses() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState("");
  const [isBlocking, setIsBlocking] = useState(false);
  const [unblocked, setUnblocked] = useState<Blocked>();
  const q = wanted.trim();
  const { data, error, refetch } = useRead(
    "viewBlockedAddresses",
    { query: q === "" ? {} : { q } },
    { keepsPrevious: true },
  );
  return (
    <Card title={<Trans>Blocked addresses</Trans>}>
      <p className={columns.second}>
        {data?.hasProvider ? (
          <Trans>
            Nothing is sent to these addresses, nor to those that the provider lists. Deposits from
            them are put on hold.
          </Trans>
        ) : (
          <Trans>
            Nothing is sent to these addresses, and deposits from them are put on hold. No screening
            provider is connected.
          </Trans>
        )}
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      <div className={columns.line}>
        <TextField
          type="search"
          size="small"
          label={t`Find an address or a name`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value.slice(0, 100))}
        />
        <Button variant="outlined" onClick={() => setIsBlocking(true)}>
          <Trans>Block an address</Trans>
        </Button>
      </div>
      {data && (
        <>
          <p className={columns.second} role="status">
            {data.total > data.addresses.length ? (
              <Trans>
                The newest {data.addresses.length} of {data.total}. Search to find others.
              </Trans>
            ) : (
              <Plural value={data.total} _0="None." one="# address" other="# addresses" />
            )}
          </p>
          <ul className={columns.list}>
            {data.addresses.map((each) => (
              <BlockedItem key={each.id} blocked={each} onUnblock={() => setUnblocked(each)} />
            ))}
          </ul>
        </>
      )}
      {isBlocking && <BlockAddressDialog onClose={() => setIsBlocking(false)} />}
      {unblocked && (
        <UnblockAddressDialog blocked={unblocked} onClose={() => setUnblocked(undefined)} />
      )}
    </Card>
  );
}

function BlockedItem({ blocked, onUnblock }: { blocked: Blocked; onUnblock: () => void }) {
  const words = useBlockedWords();
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <bdi>{blocked.address}</bdi>
        <Button onClick={onUnblock}>
          <Trans>Unblock</Trans>
        </Button>
      </div>
      <p className={columns.text}>
        {words[blocked.category]}: <bdi>{blocked.name}</bdi>
      </p>
      <p className={columns.second}>
        <Trans>
          Blocked by <bdi>{blocked.by}</bdi>, <Moment at={blocked.at} exact />
        </Trans>
      </p>
    </li>
  );
}
