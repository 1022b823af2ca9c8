// SPDX-License-Identifier: MIT
// What Colyseus reports. A fault is printed once, so that hostile messages cannot fill the log.
const seen = new Set(), most = 100;

function once(fault) {
  const text = String(fault?.stack ?? fault), kind = text.split('\n')[0];
  if (isFrame(kind) || seen.has(kind) || seen.size >= most) return; // frames are counted instead
  seen.add(kind);
  console.error(text);
}

/** Whether the sentence is that of ws about a frame that it refused. */
const isFrame = (sentence) => /^(Max payload size exceeded|Invalid WebSocket frame|Invalid UTF-8|Invalid status code|Unsupported)/.test(sentence);

export const logger = { debug() {}, trace() {}, info: (...words) => console.log(...words), warn: once, error: once };

/** Counts the frames that end a connection. */
export function watchFrames(transport, count) {
  transport.wss.on('connection', (socket) => socket.on('error', (fault) => count(fault.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'oversized' : 'malformed')));
}
