import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { BlockedAddressesView } from "../../adapters/http/contract/admin/blocked-addresses.ts";
import { blockedCategories, type BlockedCategory } from "../../domain/screening/blocked-address.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct, type Told } from "../server/use-act.ts";
import { useBlockedWords } from "./blocked-words.ts";

/** An act on the list, after which it is read again. */
function useBlockedAct() {
  const memory = useQueryClient();
  const { send, ...rest } = useAct();
  const sendAndRead = async <Data,>(call: () => Promise<Told<Data>>) => {
    const done = await send(call);
    await memory.invalidateQueries({ queryKey: ["viewBlockedAddresses"] });
    return done;
  };
  return { send: sendAndRead, ...rest };
}

/** Puts an address on the list. */
export function BlockAddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useBlockedAct();
  const words = useBlockedWords();
  const [address, setAddress] = useState("");
  const [category, setCategory] = useState<BlockedCategory>("sanctions");
  const [name, setName] = useState("");
  const block = async (reason: string) => {
    const body = { address: address.trim(), category, name: name.trim(), reason };
    if (await send(() => client.call("blockAddress", { body }))) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Block an address</Trans>}
      act={<Trans>Block it</Trans>}
      isDangerous
      isReady={address.trim() !== "" && name.trim() !== ""}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void block(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Nothing is sent there from now on. Sends that have not left yet are cancelled, and their
          owners have everything back. Deposits from there are held for you.
        </Trans>
      </p>
      <TextField
        label={t`Address`}
        value={address}
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, autoComplete: "off" } }}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        select
        label={t`Why it is blocked`}
        value={category}
        onChange={(event) => {
          const chosen = blockedCategories.find((each) => each === event.target.value);
          if (chosen) setCategory(chosen);
        }}
      >
        {blockedCategories.map((each) => (
          <MenuItem key={each} value={each}>
            {words[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t`Whose it is, or where it is listed`}
        value={name}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => setName(event.target.value)}
      />
    </ReasonDialog>
  );
}

/** Takes an address off the list. */
export function UnblockAddressDialog(props: {
  blocked: BlockedAddressesView["addresses"][number];
  onClose: () => void;
}) {
  const { blocked, onClose } = props;
  const { send, isSending, failure } = useBlockedAct();
  const unblock = async (reason: string) => {
    const input = { parameters: { id: blocked.id }, body: { reason } };
    if (await send(() => client.call("unblockAddress", input))) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Unblock this address</Trans>}
      act={<Trans>Unblock it</Trans>}
      isDangerous
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void unblock(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{blocked.address}</bdi>
        <br />
        <bdi>{blocked.name}</bdi>
      </p>
      <p>
        <Trans>
          Coins can be sent there again at once, and deposits from there are credited. Those on hold
          stay there until you release them.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
