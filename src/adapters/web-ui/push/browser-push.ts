import { client } from "../server/client.ts";
import { remember, remembered } from "../server/device-memory.ts";
import { PushConnection, type PushEvent, type PushToken } from "./push-connection.ts";

/**
 * - `unsupported`: the browser cannot be told anything while no page is open
 * - `off`: it is not connected
 * - `starting`: it is being connected
 * - `on`: it is told what happens
 * - `failed`: it could not be connected
 */
type PushState = "unsupported" | "off" | "starting" | "on" | "failed";

const offName = "push-off";

let state: PushState | undefined;
let connection: PushConnection | undefined;
const watchers = new Set<() => void>();

export function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export function pushState(): PushState {
  return state ?? (isSupported() ? "off" : "unsupported");
}

export function onPushState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether the user switched it off on this device. */
export function isSwitchedOff(): boolean {
  return remembered(offName) === "1";
}

/** Connects this browser, after it was allowed. */
export async function startPush(): Promise<void> {
  if (!isSupported() || connection) return;
  become("starting");
  const permission = await Notification.requestPermission().catch(() => "denied");
  if (permission !== "granted") return become("off");
  remember(offName, "0");
  connection = new PushConnection({
    authorize,
    connect,
    after(seconds, act) {
      const timer = window.setTimeout(act, seconds * 1_000);
      return () => window.clearTimeout(timer);
    },
    tell: told,
  });
  await connection.start();
}

/** From now on this browser is told nothing. */
export async function stopPush(): Promise<boolean> {
  remember(offName, "1");
  connection?.stop();
  connection = undefined;
  const ended = await client.call("disconnectBrowser", {});
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  become("off");
  return ended.ok;
}

function told(event: PushEvent): void {
  if (event === "connection_off") connection = undefined;
  become(event === "connection_on" ? "on" : "failed");
}

function become(next: PushState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

async function authorize(): Promise<PushToken | undefined> {
  const outcome = await client.call("reAuthPush", { body: { channels: ["notices"] } });
  return outcome.ok ? outcome.data.channels[0] : undefined;
}

async function connect({ token, publicKey }: PushToken) {
  const subscription = await subscribed(publicKey).catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
  const outcome = await client.call("connectBrowser", {
    body: { endpoint, p256dh, auth, token },
  });
  if (outcome.ok) return "connected";
  return outcome.failure.code === "push_access_denied" ? "access_denied" : "failed";
}

async function subscribed(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/push-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  return pushManager.subscribe(wanted).catch(async () => {
    // It is subscribed with the key of another installation at this address.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
}
