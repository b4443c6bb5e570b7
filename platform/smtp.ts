/** How long a mail server may take. */

/** Options of a transport, in milliseconds: to connect, to greet, and between two answers. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
