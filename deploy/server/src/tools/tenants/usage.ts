import { bundleIds, languages, themeNames } from '@callboard/contract';
import { linkHours } from '../../areas/account/session/password/add-link.ts';

export const usage = `pnpm tenant create "<name>" --host <host> --office "<First Last> <<email>>"
    makes a tenant with its first office person, and prints their welcome link (it works for ${linkHours} h)
    --host <host>          where it answers; more of them with commas or by repeating it, the first is in links
    --address <address>    where links in mails lead to, where it is not https and the first host: https://crew.example:8443
    --office "<person>"    first name, last name and email: "Jo Doe <jo@example.com>"
    --login <login>        how that person signs in (the email)
    --language <code>      ${languages.join(', ')} (en)
    --one-language         everybody sees the tenant's language; without it people choose their own
    --theme <theme>        ${themeNames.join(', ')} (default)
    --time-zone <zone>     like Europe/London (Europe/Vienna)
    --bundles <list>       with commas (all: ${bundleIds.join(',')})
    --id <short name>      of the tenant, for the other commands (made of the name)
    Run again before the link was used, it gives another link and changes nothing else.

pnpm tenant list
    every tenant with its hosts and bundles, and the name by which it stands in the log

pnpm tenant bundles <tenant> +finance -mailbox
    switches bundles on and off: calls at once, open pages at their next safe moment

pnpm tenant seller <tenant> --name "<company>" --street "<street>" --zip <zip> --city "<city>" --country AT --vat ATU12345678
    names the company that writes the invoices; from then on they can be downloaded as Factur-X (EN 16931)
    --iban <account>       where invoices are paid to; without it they name no account
    Run again it changes what is said of the company.

pnpm tenant address <tenant> https://crew.example.com[:port]
    where links in mails lead to; "none": the host that was asked, by http or https as it was reached, without its port

pnpm tenant step-up <tenant> payrolls signing erasing [--minutes 15]
    asks people to prove again that it is them, by passkey, one-time code or password, before they release, sign, pay
    or lock payrolls, sign documents and forms, or erase a person; "none": nothing is asked for
    --minutes <minutes>    how long one proof counts; a sign-in is one, a link's is none (15)

pnpm tenant seal <tenant> <certificate.pem> <key.pem>
    seals papers with a certificate that was issued to the tenant, instead of one that was made here
    <certificate.pem>      the certificate, and after it those of its issuers; <key.pem> is its RSA key
    Papers that were sealed before keep their seal. Run it again before the certificate ends.

pnpm tenant messages <tenant> --address <address> [--method POST] [--header "<name>: <value>"] --body '<body>'
    sends text messages by the request of a provider (SMS or chat): {to} and {text} stand in the address or the body
    --body @<file>, --header @<file>   read it from there, so that no secret stays in the history of the shell
    It is kept locked. "pnpm tenant messages <tenant> none" ends it. CALLBOARD_TEXT_HOSTS names hosts inside.

DATABASE_URL or CALLBOARD_DATA name the database, as for the server; PORT is in links of *.localhost.
On PostgreSQL servers may run meanwhile. The embedded database belongs to one process: stop the server first.`;
