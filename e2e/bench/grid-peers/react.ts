import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

/** As in the product, React is there before a grid is asked for. */
Object.assign(globalThis, { React, ReactDOM, ReactDOMClient, ReactJsx: jsx });
