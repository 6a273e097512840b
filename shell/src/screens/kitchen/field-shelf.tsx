import { Checkbox, ComboBox, ErrorSummary, PasswordField, SearchField, Section, Select } from '@callboard/ui';
import { Switch, TextArea, TextField } from '@callboard/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import styles from './kitchen.module.css';
import { samples } from './kitchen-samples.ts';

const options = samples.functions.map((label) => ({ value: label.toLowerCase(), label }));

export function FieldShelf() {
  const [found, setFound] = useState('gate');
  const [chosen, setChosen] = useState('');
  return (
    <Section title="Fields">
      <div className={styles.stack}>
        <ErrorSummary title="Two things are missing" errors={[]} tries={0} />
        <TextField label="Login" defaultValue="ada.kern" autoComplete="username" />
        <TextField label="E-mail" icon={Mail} type="email" inputMode="email" hint="For the payroll only." />
        <TextField
          id="phone"
          label="Phone"
          type="tel"
          defaultValue="+43 abc"
          error="A number has no letters."
        />
        <TextField label="Not now" defaultValue="switched off" disabled />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
        <SearchField label="Search mails" value={found} onValue={setFound} summary="12 of 250" />
        <TextArea label="Comment" hint="The planner reads it." />
        <Select label="Function" options={options} defaultValue="" placeholder="Choose a function" />
        <ComboBox label="Function, found by typing" options={options} value={chosen} onValue={setChosen} />
        <Checkbox label="I have a driving licence" hint="Class B or higher." defaultChecked />
        <Checkbox label="I read the safety rules" error="Read them first, then tick." />
        <Switch label="Notifications" hint="About jobs, changes and signatures." defaultChecked />
        <Switch label="Live location" disabled />
      </div>
    </Section>
  );
}
