const asSentence = process.stdout.isTTY

/** Tells whoever runs the server: a plain sentence at a terminal, elsewhere a line of JSON as the other lines of the log are. */
export const say = (sentence: string): void =>
  void process.stdout.write(
    asSentence
      ? `${sentence}\n`
      : `${JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: sentence })}\n`,
  )
