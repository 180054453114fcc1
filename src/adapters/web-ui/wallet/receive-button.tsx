import { useEffect, useEffectEvent, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownToLine, Coins, Zap } from "lucide-react";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { ReceivingAddressView } from "../../http/contract/wallet/deposits.ts";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coinNames } from "../market/coins.ts";
import { lightningPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "./receive-button.module.css";

/** Opens the address at which the user receives a coin. `isAsked`: the page was opened for that. */
export function ReceiveButton({ asset, isAsked }: { asset: RealAsset; isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked);
  const [address, setAddress] = useState<ReceivingAddressView>();
  const { failure, send } = useAct();
  const { isDemo } = usePageState();
  const name = coinNames[asset];
  const ask = async () => {
    const told = await send(() =>
      client.call("requestAddress", { body: { crypto_currency_code: asset } }),
    );
    if (told?.ok) setAddress(told.data);
  };
  const askAtOnce = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isAsked) return undefined;
    // Asked once also where effects run twice.
    const timer = setTimeout(() => askAtOnce());
    return () => clearTimeout(timer);
  }, [isAsked]);
  const open = () => {
    setOpen(true);
    void ask();
  };
  return (
    <>
      <Button variant="plain" onClick={open}>
        <ArrowDownToLine aria-hidden="true" />
        <span>
          <Trans>
            Receive{" "}
            <Spoken>
              <bdi>{asset}</bdi>
            </Spoken>
          </Trans>
        </span>
      </Button>
      <InfoDialog
        open={isOpen}
        title={
          <Trans>
            Receive <bdi>{name}</bdi>
          </Trans>
        }
        onClose={() => setOpen(false)}
        act={isDemo && address && <PlayCoins asset={asset} onSent={() => setOpen(false)} />}
      >
        {address && <Address address={address} asset={asset} />}
        {!address && !failure && <Skeleton shape="card" width="full" />}
        {failure && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
      </InfoDialog>
    </>
  );
}

function Address(props: { address: ReceivingAddressView; asset: RealAsset }) {
  const { address, asset } = props;
  const { t } = useLingui();
  const { isDemo } = usePageState();
  const network = asset === "BTC" ? t`Bitcoin` : t`Ethereum`;
  return (
    <div className={styles.address}>
      {isDemo && (
        <Notice tone="info">
          <Trans>A chain that exists only in this demo. Never send real coins here.</Trans>
        </Notice>
      )}
      <div className={styles.code}>
        <QrCode text={address.link} label={t`QR code of your address`} />
      </div>
      <p className={styles.line}>
        <bdi className={styles.text}>{address.address}</bdi>
        <CopyButton value={address.address} what={<Trans>your address</Trans>} />
      </p>
      <p className={styles.fine}>
        <Trans>
          Send only <bdi>{asset}</bdi> on <bdi>{network}</bdi>, at least{" "}
          <Money asset={asset} amount={address.leastAmount} />. It is in your balance after{" "}
          <bdi>{address.confirmationsNeeded}</bdi> confirmations.
        </Trans>
      </p>
      {asset === "BTC" && (
        <Button variant="plain" href={lightningPath}>
          <Zap aria-hidden="true" />
          <Trans>Receive over Lightning instead</Trans>
        </Button>
      )}
    </div>
  );
}

/** In a demo: somebody nobody knows sends the user coins. */
function PlayCoins({ asset, onSent }: { asset: RealAsset; onSent: () => void }) {
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadAgain();
  const ask = async () => {
    const told = await send(() =>
      client.call("sendPlayCoins", { body: { crypto_currency_code: asset } }),
    );
    if (!told?.ok) return;
    await readAgain("listDeposits");
    onSent();
  };
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Button variant="primary" busy={isBusy} onClick={() => void ask()}>
        <Coins aria-hidden="true" />
        <Trans>Send yourself play coins</Trans>
      </Button>
    </>
  );
}
