/** What forms of features are made of, as far as they need it: fetched with the first form that is opened. */
export { useForm, useWatch } from 'react-hook-form';
